import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { LanguageTag } from '../../contract/languages.ts'
import type { SiteContent } from '../../web/domains/content/content.ts'
import { ContentError } from './content-error.ts'
import { figureValues, readEngineFigures } from './engine-figures.ts'
import { fillAll, fillValues, keepBlocks, type Values } from './fill-text.ts'
import { checkFrontMatter, splitFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'
import type { PictureFolder } from './pictures.ts'
import { readFaqItems } from './read-faq.ts'
import * as schemas from './schemas.ts'
import { plainSlug } from './slug.ts'
import { contentValues, locales } from './values.ts'

export type ContentOptions = {
  /** The folder of the content, such as web/content. */
  folder: string
  sellsPlans: boolean
  /** Texts that are not translated into it are read in English. */
  language: LanguageTag
  /** Addresses that exist, for sections that are left out without their page. */
  hasPage: (path: string) => boolean
  pictures: PictureFolder
  /** The documentation that contains the measured figures. */
  modelCard: string
  findings: string
}

/** Reads and checks all texts of web/content; see docs/how-to/edit-the-public-pages.md. */
export function readContent(options: ContentOptions): SiteContent {
  const figures = readEngineFigures(options.modelCard, options.findings)
  const read = reader(options, {
    ...contentValues(options.language),
    ...figureValues(figures, locales[options.language]),
  })
  const posts = read.folder('blog', schemas.postSchema)
  return {
    help: read
      .folder('help', schemas.helpSchema)
      .filter(({ data }) => options.sellsPlans || !data.onlyWithPlans)
      .sort((a, b) => a.data.order - b.data.order)
      .map(({ slug, data, place, body, lang }) => ({
        slug,
        lang,
        title: data.title,
        excerpt: data.excerpt,
        lastChanged: data.lastChanged,
        picture: read.picture('help', data.picture, place),
        ...read.prose('help', { body, place, lang }),
      })),
    landingFaq: readLandingFaq(read),
    faq: readFaq(options, read),
    features: read
      .folder('features', schemas.featureSchema)
      .filter(({ data }) => options.hasPage(data.link.href))
      .sort((a, b) => a.data.order - b.data.order)
      .map(({ slug, data, place, body, lang }) => ({
        id: slug,
        lang,
        name: data.name,
        title: data.title,
        description: data.description,
        link: data.link,
        picture: data.picture ? read.picture('features', data.picture, place) : null,
        ...read.prose('features', { body, place, lang }),
      })),
    posts: posts
      .sort((a, b) => b.data.date.iso.localeCompare(a.data.date.iso) || a.slug.localeCompare(b.slug))
      .map(({ slug, data, place, body, lang }) => ({
        slug,
        lang,
        ...data,
        categorySlug: plainSlug(data.category),
        image: read.picture('blog', data.image, place),
        ...read.prose('blog', { body, place, lang }),
      })),
    terms: read.page('terms.md', schemas.legalSchema),
    privacy: read.page('privacy.md', schemas.legalSchema),
    developers: read.page('developers.md', schemas.developersSchema),
    technology: { ...read.page('technology.md', schemas.technologySchema), figures },
  }
}

type Reader = ReturnType<typeof reader>
/** A text with its place in the project, for messages about it, and its language. */
type Shown = { body: string; place: string; lang: LanguageTag }

function reader({ folder, sellsPlans, language, pictures }: ContentOptions, values: Values) {
  function file<S extends z.ZodType>(path: string, schema: S) {
    const translated = join(language, path)
    const isTranslated = language !== 'en' && existsSync(join(folder, translated))
    const shown = isTranslated ? translated : path
    const lang: LanguageTag = isTranslated ? language : 'en'
    const place = join('web/content', shown)
    const { data, body } = splitFrontMatter(readFileSync(join(folder, shown), 'utf8'), place)
    return {
      place,
      lang,
      data: checkFrontMatter(schema, fillAll(data, values, place), place),
      body: fillValues(keepBlocks(body, sellsPlans, place), values, place),
    }
  }
  /** Pictures are named by their path from the file that shows them. */
  const prose = (from: string, { body, place, lang }: Shown) =>
    renderMarkdown(body, (name, alt) => pictures.find(join(from, name), alt, place), lang)
  return {
    file,
    prose,
    picture: (from: string, { file: name, alt }: { file: string; alt: string }, place: string) =>
      pictures.find(join(from, name), alt, place),
    folder<S extends z.ZodType>(name: string, schema: S) {
      return markdownFiles(folder, name).map((slug) => ({ slug, ...file(`${name}/${slug}.md`, schema) }))
    },
    page<S extends z.ZodType<object>>(path: string, schema: S) {
      const { data, body, place, lang } = file(path, schema)
      return { ...data, lang, ...prose('.', { body, place, lang }) }
    },
  }
}

const slug = /^[a-z0-9-]+$/

/** Returns the names of a folder's texts, which are also their addresses. */
function markdownFiles(folder: string, name: string): string[] {
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const found = file.slice(0, -'.md'.length)
      if (slug.test(found)) return found
      throw new ContentError(
        `web/content/${name}/${file}`,
        'the name may have small letters, digits and “-” only.',
      )
    })
}

function readLandingFaq(read: Reader): SiteContent['landingFaq'] {
  const { data, body, place, lang } = read.file('landing-faq.md', schemas.landingFaqSchema)
  const answer = (text: string) => read.prose('.', { body: text, place, lang }).html
  return {
    title: data.title,
    items: readFaqItems(body, place, new Set(), answer).map((item) => ({ ...item, lang })),
  }
}

function readFaq(options: ContentOptions, read: Reader): SiteContent['faq'] {
  const ids = new Set<string>()
  const files = read.folder('faq', schemas.faqSchema)
  return schemas.faqCategories.flatMap((name) =>
    files
      .filter(({ data }) => data.category === name && (options.sellsPlans || !data.onlyWithPlans))
      .map(({ body, place, lang }) => ({
        id: name.toLowerCase(),
        name,
        items: readFaqItems(
          body,
          place,
          ids,
          (answer) => read.prose('faq', { body: answer, place, lang }).html,
        ).map((item) => ({ ...item, lang })),
      })),
  )
}
