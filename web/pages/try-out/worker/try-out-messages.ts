import type { Detection } from '../../../../engine/detect.ts'
import type { Humanization } from '../../../../engine/humanize.ts'

/** What the try-out does with a text, and its result. */
export type TryOutResults = { check: Detection; clean: Humanization }
export type TryOutAction = keyof TryOutResults

export type TryOutQuestion = { action: TryOutAction; text: string }

/** `loading` counts bytes of the engine's data, before compression. */
export type TryOutProgress = { stage: 'loading'; loaded: number; total: number } | { stage: 'working' }

/** Why a run failed. `isLoaded` is false when a file of the engine could not be loaded. */
export type TryOutReason = { isLoaded: boolean }
