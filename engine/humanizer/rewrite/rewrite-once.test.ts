import { describe, expect, it } from 'vitest'
import { applyEdits } from '../edit.ts'
import { tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { rewriteOnce } from './rewrite-once.ts'

const ORIGINAL = 'The staff did a thorough check of the kitchen, and they utilized every tool that they had.'

function round(text: string, edits: Parameters<typeof rewriteOnce>[2]['edits'], original: string): string {
  const tagged = tagText(text)
  const found = rewriteOnce(tagged, readSettings(tagged, 'strong'), { original, edits })
  return applyEdits(text, found)
}

describe('rewriteOnce', () => {
  it('says a word of the original anew', () => {
    const result = round(ORIGINAL, [], ORIGINAL)
    expect(result).not.toContain('thorough')
    expect(result).not.toContain('utilized')
  })

  it('leaves a word alone that an earlier round put in, and goes on around it', () => {
    const before = ORIGINAL.replace('thorough', 'meticulous')
    const start = before.indexOf('meticulous')
    const result = round(ORIGINAL, [{ start, end: start + 'meticulous'.length, after: 'thorough' }], before)
    expect(result).toContain('thorough')
    expect(result).not.toContain('utilized')
  })
})
