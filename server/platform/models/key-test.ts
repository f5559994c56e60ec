import type { KeyTest } from '../../../contract/keys.ts'
import { inEnglish } from '../../../texts/english.ts'
import type { Message } from '../../../texts/message.ts'

export function keyTest(ok: boolean, says: Message): KeyTest {
  return { ok, text: inEnglish(says), says }
}
