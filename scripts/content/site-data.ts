import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageTag } from '../../contract/languages.ts'
import { applicationPaths } from '../../contract/pages.ts'
import type { SiteContent } from '../../web/domains/content/content.ts'
import { staticRoutes } from '../../web/static-routes.ts'
import { PictureFolder } from './pictures.ts'
import { readContent } from './read-content.ts'

const root = join(import.meta.dirname, '../..')
export const contentFolder = join(root, 'web/content')
const addresses: string[] = [...applicationPaths, ...staticRoutes.map(({ path }) => path)]

/** Reads the content of this project, and lists the pictures that its pages show. */
export function readSiteContent(options: { sellsPlans: boolean; isBuild: boolean; language?: LanguageTag }): {
  content: SiteContent
  pictures: PictureFolder
} {
  const pictures = new PictureFolder(contentFolder, options.isBuild)
  const content = readContent({
    folder: contentFolder,
    sellsPlans: options.sellsPlans,
    language: options.language ?? 'en',
    hasPage: (path) => addresses.includes(path),
    pictures,
    modelCard: readFileSync(join(root, 'docs/detector-model-card.md'), 'utf8'),
    findings: readFileSync(join(root, 'docs/humanizer-findings.md'), 'utf8'),
  })
  return { content, pictures }
}
