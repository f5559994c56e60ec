import type { EditorState } from '@tiptap/pm/state'
import type { Doc } from 'yjs'
import { essayFragment } from '../../../../../contract/essays/essay-defaults.ts'
import { type IdRun, idRunsIn } from '../origins/id-runs.ts'
import { sliceRuns } from './find-source.ts'

/** Beside the text, the clipboard carries which characters were copied, so that a paste into the same essay is a move. */
export const clipboardType = 'application/x-longhand-characters'

/** Returns the characters in the selection. */
export function selectedRuns(doc: Doc, { doc: node, selection }: EditorState): IdRun[] {
  const from = textBefore(node, selection.from)
  const length = textBefore(node, selection.to) - from
  return sliceRuns(idRunsIn(doc.getXmlFragment(essayFragment)), from, from + length)
}

function textBefore(node: EditorState['doc'], position: number): number {
  return node.textBetween(0, position).length
}

export function writeRuns(essay: string, runs: IdRun[]): string {
  return JSON.stringify({ essay, runs: runs.map(({ client, clock, text }) => [client, clock, text]) })
}

/** Returns the characters that were copied from this essay; none for another essay or an unknown form. */
export function parseRuns(essay: string, data: string): IdRun[] {
  try {
    const copied = JSON.parse(data) as { essay?: unknown; runs?: unknown }
    if (copied.essay !== essay || !Array.isArray(copied.runs)) return []
    return copied.runs.flatMap((run: unknown): IdRun[] => {
      const [client, clock, text] = Array.isArray(run) ? (run as unknown[]) : []
      const isRun =
        Number.isSafeInteger(client) && Number.isSafeInteger(clock) && typeof text === 'string' && text !== ''
      return isRun ? [{ client: client as number, clock: clock as number, text: text as string }] : []
    })
  } catch {
    return []
  }
}
