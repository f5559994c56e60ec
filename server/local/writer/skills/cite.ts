import { type CitationStyle, citationStyles, formatCitation } from '../citations/format.ts'
import { type Name, readSource, type Source } from '../citations/read-source.ts'
import type { Answer, Request, Skill } from '../skill.ts'
import { inline, listed } from '../text/wording.ts'

const styleNames: readonly (readonly [RegExp, CitationStyle])[] = [
  [/\bapa\b/i, 'apa'],
  [/\bmla\b/i, 'mla'],
  [/\bchicago\b/i, 'chicago'],
  [/\bharvard\b/i, 'harvard'],
]
const aStyle = '(?:apa|mla|chicago|harvard)'
const patterns = [
  new RegExp(`^(?:cite|reference)\\b.*\\b${aStyle}\\b`),
  /^(?:make|create|write|format|turn|generate|put|convert)\b.{0,60}\b(?:citation|reference|bibliography)/,
  new RegExp(
    `^(?:an? |the )?${aStyle}(?: style)?(?: (?:citation|reference|format|entry))?(?: (?:of|for|from)\\b.*)?$`,
  ),
  /^(?:an? )?(?:citation|reference|bibliography entry) (?:of|for|from) /,
  /^cite (?:this|it|that|the following|my)?\b/,
]
/** Words before the source when both are in one line. */
const leadIn =
  /^.{0,40}?\b(?:cite|citation|reference|entry)(?: (?:of|for|from|this|the following|book|article|source|website))*[:,]? /i
const styleAtEnd = new RegExp(
  `[,.]? (?:in|as|using|with) (?:the )?${aStyle}(?: (?:style|format))?[.?!]?$`,
  'i',
)

const styleInFront = new RegExp(`^(?:in )?${aStyle}[:,]? `, 'i')
/** Words that refer to a source that is missing. */
const pointer =
  /^(?:(?:please )?(?:cite|citation|reference)\b ?)?(?:this|that|it|these|the following|my source|source|article|book)?[.:]?$/i

/** Creates citations from the parts of a source that the user gives. */
export const cite: Skill = {
  name: 'cite',
  works: 'either',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer(request): Promise<Answer> {
    const source = readSource(sourceText(request))
    if (!source.title)
      return {
        markdown:
          'Send me the parts of the source in this order: author, title, publisher or journal, year. For example: “cite in APA: Smith, J., The History of Tea, Penguin, 2010”.',
      }
    const asked = styleNames.filter(([pattern]) => pattern.test(request.wording)).map(([, style]) => style)
    const styles = asked.length > 0 ? asked : (Object.keys(citationStyles) as CitationStyle[])
    const entries = await Promise.all(styles.map((style) => entryText(source, style)))
    return { markdown: `${entries.join('\n\n')}\n\n${account(source)}` }
  },
}

function sourceText({ text, source, wording }: Request): string {
  if (source === 'message') return text
  const bare = wording.replace(styleAtEnd, '').replace(leadIn, '').replace(styleInFront, '').trim()
  return pointer.test(bare) ? '' : bare
}

async function entryText(source: Source, style: CitationStyle): Promise<string> {
  const { entry, inText } = await formatCitation(source, style)
  return `**${citationStyles[style].name}**\n\n${entry}\n\nIn the text: ${inText}`
}

/** Lists how each part was read, so that the user can see a wrong guess, and which parts are missing. */
function account(source: Source): string {
  const { authors, title, year, publisher, place, container, pages } = source
  const parts = [
    authors.length > 0 && `author ${listed(authors.map(nameText))}`,
    `title “${title}”`,
    container && `published in ${container}`,
    publisher && `publisher ${place ? `${place}: ` : ''}${publisher}`,
    pages && `pages ${pages}`,
    year && `year ${year}`,
  ].filter((part) => typeof part === 'string')
  const missing = [
    authors.length === 0 && 'author',
    !year && 'year',
    !publisher && !container && !source.url && 'publisher',
  ].filter((part) => typeof part === 'string')
  const gap = missing.length > 0 ? ` Not given: ${listed(missing)}.` : ''
  return `I read: ${inline(parts.join(', '))}.${gap} If a part is wrong, write it as “author: …; title: …; year: …”.`
}

function nameText(name: Name): string {
  if ('literal' in name) return name.literal
  return name.given ? `${name.given} ${name.family}` : name.family
}
