import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { LanguageTag } from '../../contract/languages.ts'
import type { SiteContent } from '../../web/domains/content/content.ts'
import type { HelpDocument, HelpIndex } from '../../web/domains/content/search/search-index.ts'
import { checkFrontMatter } from './front-matter.ts'
import { plainText } from './markdown.ts'

const wordsSchema = z.strictObject({
  synonyms: z.array(z.array(z.string().min(1)).min(2)),
  stopWords: z.array(z.string().min(1)),
})

/** Makes what the search of help and questions reads, from the texts of the pages and a file of synonyms. */
export function makeHelpIndex(
  { help, faq }: Pick<SiteContent, 'help' | 'faq'>,
  folder: string,
  language: LanguageTag = 'en',
): HelpIndex {
  const file = language === 'en' ? 'search.yaml' : `${language}/search.yaml`
  const place = `web/content/${file}`
  const words = checkFrontMatter(wordsSchema, parse(readFileSync(join(folder, file), 'utf8')), place)
  const documents: HelpDocument[] = [
    ...help.flatMap(({ slug, title, excerpt, html }) => articleParts(slug, title, excerpt, html)),
    ...faq.flatMap(({ items }) =>
      items.map(
        ({ id, question, answer }): HelpDocument => ({
          id: `faq#${id}`,
          kind: 'question',
          to: `/faq#${id}`,
          of: id,
          title: question,
          heading: '',
          text: plainText(answer),
        }),
      ),
    ),
  ]
  return { documents, ...words }
}

/** A part begins at each heading of the second level; the first one has the excerpt. */
function articleParts(slug: string, title: string, excerpt: string, html: string): HelpDocument[] {
  const [before = '', ...parts] = html.split('<h2 id="')
  const common = { kind: 'article' as const, of: slug, title }
  const first = {
    ...common,
    id: slug,
    to: `/help/${slug}`,
    heading: '',
    text: `${excerpt} ${plainText(before)}`,
  }
  const others = parts.map((part) => {
    const id = part.slice(0, part.indexOf('"'))
    const [heading = '', rest = ''] = part.slice(part.indexOf('>') + 1).split('</h2>')
    return {
      ...common,
      id: `${slug}#${id}`,
      to: `/help/${slug}#${id}`,
      heading: plainText(heading),
      text: plainText(rest),
    }
  })
  return [first, ...others]
}
