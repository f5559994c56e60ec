import { defaultTitles } from '../../../contract/chats/titles.ts'
import { defaultEssayTitle } from '../../../contract/essays/essay-defaults.ts'
import { contractText } from '../../locales/contract-text.ts'

const defaults: readonly string[] = Object.values(defaultTitles)

/**
 * Returns the title of a chat as it is shown: the default title in the reader's language. An essay without a name is called
 * as on its page.
 */
export function shownTitle(title: string): string {
  if (title === defaultTitles.essay) return contractText(defaultEssayTitle)
  return defaults.includes(title) ? contractText(title) : title
}
