import type { siteTexts as englishSiteTexts } from '../../en/pages/site.ts'
import type { Translation } from '../../message-types.ts'

export const siteTexts: Translation<typeof englishSiteTexts> = {
  notFoundTexts: {
    title: 'Il n’y a rien sur cette page',
    text: 'L’adresse est peut-être mal saisie, ou ce qui était ici a changé de place. Vos textes sont là où vous les avez laissés.',
  },
  pageNotFoundLonghand: 'Page introuvable · Longhand',
  startANewChat: 'Commencer une discussion',
  goToTheFrontPage: 'Aller à l’accueil',
}
