import { createRequire } from 'node:module'

export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv'
export const partsOfSpeech: readonly PartOfSpeech[] = ['noun', 'verb', 'adj', 'adv']

/** Endings and their replacements: the rules of detachment in WordNet's morphy(7). */
const endings: Record<PartOfSpeech, readonly [RegExp, string][]> = {
  noun: [
    [/s$/, ''],
    [/ses$/, 's'],
    [/ves$/, 'f'],
    [/ves$/, 'fe'],
    [/xes$/, 'x'],
    [/zes$/, 'z'],
    [/ches$/, 'ch'],
    [/shes$/, 'sh'],
    [/men$/, 'man'],
    [/ies$/, 'y'],
  ],
  verb: [
    [/s$/, ''],
    [/ies$/, 'y'],
    [/es$/, 'e'],
    [/es$/, ''],
    [/ied$/, 'y'],
    [/ed$/, 'e'],
    [/ed$/, ''],
    [/ing$/, 'e'],
    [/ing$/, ''],
    [/([bdfglmnprt])\1(?:ed|ing)$/, '$1'],
  ],
  adj: [
    [/er$/, ''],
    [/est$/, ''],
    [/er$/, 'e'],
    [/est$/, 'e'],
    [/ier$/, 'y'],
    [/iest$/, 'y'],
    [/([bdgmnt])\1(?:er|est)$/, '$1'],
  ],
  adv: [],
}

/** Irregular forms ("mice", "ran", "best"), which the English model includes from WordNet's exception lists. */
const load = createRequire(import.meta.url)
const exceptionFiles: Partial<Record<PartOfSpeech, string>> = {
  noun: 'wink-eng-lite-web-model/dist/wn-noun-exceptions.js',
  verb: 'wink-eng-lite-web-model/dist/wn-verb-exceptions.js',
  adj: 'wink-eng-lite-web-model/dist/wn-adjective-exceptions.js',
}

/** Returns the word and its possible base forms, in the order in which to look them up. */
export function baseForms(word: string, part: PartOfSpeech): string[] {
  const file = exceptionFiles[part]
  const irregular = file ? (load(file) as Record<string, string | undefined>)[word] : undefined
  const regular = endings[part]
    .filter(([ending]) => ending.test(word))
    .map(([ending, by]) => word.replace(ending, by))
  const forms = [word, irregular, ...regular]
  return [...new Set(forms.filter((form): form is string => typeof form === 'string' && form.length > 1))]
}
