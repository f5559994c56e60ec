import type { SentMessage } from '../../texts/message.ts'
import { messageText, translated } from './messages.ts'

/** A sentence of a result. Results of older versions have the English only. */
type Result = { message: string; says?: SentMessage | undefined }

export function resultText({ message, says }: Result): string {
  return messageText(says, message)
}

/** Returns what a signal of the detector measures. */
export function titleOfReason({ signal, title }: { signal: string; title: string }): string {
  return messageText({ key: `signals.titles.${signal}` }, title)
}

/** Returns what a signal of the detector found. */
export function detailOfReason({ detail, says }: { detail: string; says?: SentMessage | undefined }): string {
  return messageText(says, detail)
}

/** Returns why a rewrite changed a place, by the keys of its reasons. Results of older engines have the English only. */
export function reasonText({ reasons, reason }: { reasons: readonly string[]; reason: string }): string {
  const texts = reasons.map((key) => translated({ key: `edits.${key}` }))
  const areKnown = texts.length > 0 && texts.every((text) => text !== null)
  return areKnown ? texts.join(' ') : messageText(null, reason)
}

/** Returns why a run was free. */
export function freeText({ code, message }: { code: string; message: string }): string {
  return messageText({ key: `runs.free.${code}` }, message)
}
