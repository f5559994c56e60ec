import { withSiteName } from '../../contract/brand.ts'
import type { SentMessage } from '../../texts/message.ts'
import { messageText } from './messages.ts'

/** Set by `contract-translations.ts`, which loads together with a language. */
let translate: ((text: string) => string | null) | null = null
let translateReasons: ((keys: readonly string[]) => string | null) | null = null

export function setTranslators(texts: typeof translate, reasons: typeof translateReasons): void {
  translate = texts
  translateReasons = reasons
}

/**
 * Returns a text of `contract/`, the server or the engine in the current language. These texts are written in English,
 * also in stored results, and are recognised by their wording. A text that is not known is only given the site's name.
 */
export function contractText(text: string): string {
  return translate?.(text) ?? withSiteName(text)
}

/** Returns a text with its key if it has one; older results and those of the engine have the English only. */
export function resultText({ message, says }: { message: string; says?: SentMessage | undefined }): string {
  return says ? messageText(says, message) : contractText(message)
}

/** Returns why a rewrite changed a place, by the keys of its reasons. Results of older engines have the English only. */
export function reasonText({ reasons, reason }: { reasons: readonly string[]; reason: string }): string {
  return translateReasons?.(reasons) ?? contractText(reason)
}
