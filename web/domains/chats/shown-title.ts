import { defaultTitles } from '../../../contract/chats/titles.ts'
import { contractText } from '../../locales/contract-text.ts'

const defaults: readonly string[] = Object.values(defaultTitles)

/** Returns the title of a chat as it is shown: the default title is shown in the reader's language. */
export function shownTitle(title: string): string {
  return defaults.includes(title) ? contractText(title) : title
}
