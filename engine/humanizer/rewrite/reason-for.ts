import { inEnglish } from '../../texts/english.ts'
import type { Said } from '../../texts/said.ts'
import type { Reason, ReasonCode } from './result.ts'

export function reasonFor(code: ReasonCode, says: Said): Reason {
  return { code, message: inEnglish(says), says }
}
