/** First games: the steps of each lesson. A lesson is data; what happens at the table decides when it goes on. */

export interface Step {
  /** Its words: `lesson-step-LESSON-ID`, with a title, and where something is waited for, with praise. */
  id: string;
  /** Things to look at. */
  point?: string[];
  /** The actions that lead on, by their notation: the first that is offered is suggested. */
  take?: string[];
  /** The event of one's own that it waits for; without it one reads, and goes on. */
  until?: string;
}

const lessons: Record<string, () => Promise<{ default: Step[] }>> = {
  delphi: () => import('./delphi.json'),
  hellas: () => import('./hellas.json'),
  'hellas-heroes': () => import('./hellas-heroes.json'),
  'hellas-kronos': () => import('./hellas-kronos.json'),
};

export async function stepsOf(lesson: string): Promise<Step[]> {
  return (await lessons[lesson]?.())?.default ?? [];
}
