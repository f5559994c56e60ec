import type { staticTexts as englishStaticTexts } from '../../en/pages/static.ts'
import type { Translation } from '../../message-types.ts'

export const staticTexts: Translation<typeof englishStaticTexts> = {
  startANewChat: 'Empezar un chat nuevo',
  goToTheFrontPage: 'Ir a la portada',
  somethingWentWrongOnThe: 'Algo ha fallado en el servidor',
  itIsOurFaultNot:
    'El error es nuestro, no tuyo. Lo que se guardó está a salvo. Vuelve a intentarlo en un momento.',
  loadAgain: 'Volver a cargar',
  tellUs: 'Avísanos',
  numberOfTheRequest: 'Número de esta solicitud, para el operador:',
  longhandCannotBeReached: 'No se puede conectar con Longhand',
  eitherYouAreOfflineOr: 'No tienes conexión o el servidor no está disponible. Lo que escribiste sigue ahí.',
  tryAgain: 'Reintentar',
  otherPages: 'Otras páginas',
  essayWriter: 'Editor de ensayos',
  humanizer: 'Humanizador',
  detector: 'Detector',
  features: 'Funciones',
  helpCenter: 'Centro de ayuda',
  faq: 'Preguntas frecuentes',
  blog: 'Blog',
  skipToContent: 'Ir al contenido',
  termsOfService: 'Términos del servicio',
  privacyPolicy: 'Política de privacidad',
  pageNotFound: 'Página no encontrada · {name}',
  serverError: 'Error del servidor · {name}',
  offline: 'Sin conexión · {name}',
}
