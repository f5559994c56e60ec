/** A part of the before-and-after text. Locked parts occur in both. */
export type DemoPart = { kind: 'same' | 'locked' | 'removed' | 'added'; text: string }

/** One real run of the engine during the build. Scores are human percentages. */
export type Demo = { parts: DemoPart[]; humanBefore: number; humanAfter: number; locked: number }
