import type { appTexts as englishAppTexts } from '../../en/pages/app.ts'
import type { Translation } from '../../message-types.ts'

export const appTexts: Translation<typeof englishAppTexts> = {
  thisPageCouldNotBe: 'No se pudo cargar esta página',
  somethingWentWrongOnThis: 'Algo salió mal en esta página',
  theConnectionWasLostOr:
    'Se perdió la conexión o Longhand se ha actualizado. Volver a cargar la página suele bastar.',
  itIsOurFaultNot:
    'Es culpa nuestra, no tuya. Lo guardado está a salvo. Vuelve a cargar la página para continuar.',
  loadAgain: 'Volver a cargar',
  goToTheFrontPage: 'Ir a la portada',
  thisSectionIsUnder: 'Esta sección está en desarrollo.',
}
