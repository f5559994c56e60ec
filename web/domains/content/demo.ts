/** A piece of the before-and-after text. Locked pieces stand in both. */
export type DemoPart = { kind: 'same' | 'locked' | 'removed' | 'added'; text: string }

/** One real run of the engine, made by the build. Scores are human percentages. */
export type Demo = { parts: DemoPart[]; humanBefore: number; humanAfter: number; locked: number }
