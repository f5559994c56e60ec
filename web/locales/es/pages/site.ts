import type { siteTexts as englishSiteTexts } from '../../en/pages/site.ts'
import type { Translation } from '../../message-types.ts'

export const siteTexts: Translation<typeof englishSiteTexts> = {
  notFoundTexts: {
    title: 'No hay nada en esta página',
    text: 'Puede que la dirección esté mal escrita o que lo que había aquí se haya movido. Tus textos están donde los dejaste.',
  },
  pageNotFoundLonghand: 'Página no encontrada · Longhand',
  startANewChat: 'Empezar un chat nuevo',
  goToTheFrontPage: 'Ir a la portada',
}
