import type { HumanizerName } from '../../../../contract/humanizer.ts'
import { settingsTexts } from '../../../locales/en/humanizer/settings.ts'

/** The service that rewrites the text, for the user. */
export const dataProcessorTexts: Record<HumanizerName, string> = settingsTexts.dataProcessorTexts
