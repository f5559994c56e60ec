import { siteTexts } from '../locales/en/pages/site.ts'

export const notFoundTexts = siteTexts.notFoundTexts
