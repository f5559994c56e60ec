import type { ProjectFile } from '../project-files.ts'

const ownFile = 'web/ui/is-composing.ts'

/** Files that hear Enter where no input method can be composing a word, and why. */
const noWords: Record<string, string> = {
  'web/domains/humanizer/changes/change-mark.tsx': 'a mark that is pressed',
  'web/domains/detector/marks/marked-text.tsx': 'a mark that is pressed',
  'web/domains/originality/result/marked-copy.tsx': 'a mark that is pressed',
  'web/domains/detector/marks/marked-text-field.tsx': 'only with Ctrl',
  'web/domains/humanizer/input/input-card.tsx': 'only with Ctrl',
  'web/domains/essays/panels/footnote-dialog.tsx': 'only with Ctrl',
  'web/domains/essays/controls/typed-list.tsx': 'the editor passes no key of a composition on',
}

/**
 * Returns the lines that ask an event whether it belongs to a composition, which Safari does not say of the last key, and
 * the files that hear Enter without asking `isComposing`.
 */
export function findComposingKeys(files: ProjectFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/') && !path.endsWith('.test.ts') && path !== ownFile)
    .flatMap(({ path, text }) => {
      const asked = [...text.matchAll(/\.isComposing\b/g)].map(
        ({ index }) =>
          `${path}:${text.slice(0, index).split('\n').length}: 23: Safari does not set it for the last key. Use isComposing of ${ownFile}.`,
      )
      const hears = /\.key [!=]== 'Enter'/.test(text)
      const isDeaf = hears && !/\bisComposing\(/.test(text) && !noWords[path]
      return isDeaf
        ? [
            ...asked,
            `${path}: 23: Enter may accept a word of an input method. Ask isComposing of ${ownFile}.`,
          ]
        : asked
    })
}
