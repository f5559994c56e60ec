import type { MarkedExtension, Tokens } from 'marked'

/**
 * Characters of scripts that write no spaces between words, with their punctuation. A mark of emphasis beside one of
 * them has no space to tell whether it opens or closes.
 */
export const unspaced = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\u3000-\u303f\uff00-\uffef`

const sign = String.raw`(?:(?!~)(?![${unspaced}])[\p{P}\p{S}])`
const wide = `[${unspaced}]`
const letter = String.raw`(?:[^\s\p{P}\p{S}${unspaced}]|~)`

/**
 * CommonMark's rules for runs of `*`, in which a wide character beside a sign counts as a space, and wide signs count as
 * letters: `**「太字」**です` is strong. The numbers of the groups are those of marked's own expressions.
 */
const opening = new RegExp(
  String.raw`^(?:\*+(?:((?!\*)${sign})|([^\s*]))?)|^_+(?:((?!_)(?!~)[\p{P}\p{S}])|([^\s_]))?`,
  'u',
)
const closing = new RegExp(
  [
    String.raw`^[^_*]*?__[^_*]*?\*[^_*]*?(?=__)|[^*]+(?=[^*])`,
    // 1 and 2: only closes
    String.raw`(?!\*)(?:${sign}|${wide})(\*+)(?=\s|$)`,
    String.raw`${letter}(\*+)(?!\*)(?=\s|${sign}|$)`,
    // 3 and 4: only opens
    String.raw`(?!\*)(?:\s|${sign})(\*+)(?=${letter})`,
    String.raw`\s(\*+)(?!\*)(?=${sign}|${wide})`,
    // 5 and 6: both
    String.raw`(?!\*)(?:${sign}|${wide})(\*+)(?!\*)(?=${sign}|${wide})`,
    String.raw`(?:${letter}|${wide})(\*+)(?=${letter}|${wide})`,
  ].join('|'),
  'gu',
)
const beforeOpening = new RegExp(String.raw`^((?![*_])[\s\p{P}\p{S}${unspaced}])`, 'u')

type Inline = { emStrongLDelim: RegExp; emStrongRDelimAst: RegExp; punctuation: RegExp }
const changed = new WeakMap<object, object>()

/** Reads emphasis beside Chinese, Japanese and Korean text. */
export const cjkEmphasis: MarkedExtension = {
  tokenizer: {
    // Changes the expressions and leaves the reading to marked.
    emStrong(): Tokens.Em | Tokens.Strong | undefined | false {
      const { inline } = this.rules
      if ((inline as Inline).emStrongRDelimAst !== closing) {
        const own = changed.get(inline) ?? {
          ...inline,
          emStrongLDelim: opening,
          emStrongRDelimAst: closing,
          punctuation: beforeOpening,
        }
        changed.set(inline, own)
        this.rules = { ...this.rules, inline: own as typeof inline }
      }
      return false
    },
  },
}
