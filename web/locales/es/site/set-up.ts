import type { setUpTexts as english } from '../../en/site/set-up.ts'
import type { Translation } from '../../message-types.ts'

export const setUpTexts: Translation<typeof english> = {
  title: 'Configura este sitio',
  text: 'Tres minutos como mucho. Todo se puede cambiar después.',
  titleLater: 'Ajustes de este sitio',
  textLater: 'Valen para todos los que lo usan, en todos sus servidores.',
  step: 'Paso {step} de {steps}',
  skip: 'Omitir',
  back: 'Atrás',
  next: 'Continuar',
  finish: 'Terminar',
  toApp: 'Volver a {name}',
  operatorOnly: 'Solo el operador de este sitio puede abrir sus ajustes.',
  notLoaded: 'No se pudieron cargar los ajustes de este sitio.',
  notSaved: 'No se guardó',
  thinking: '¿Cómo debe pensar {name}?',
  thinkingText:
    'Un modelo de lenguaje escribe respuestas, borradores y reescrituras. Sin él, el escritor integrado edita, revisa y humaniza.',
  ways: 'Formas de tener un modelo de lenguaje',
  here: 'Un modelo en este ordenador',
  hereText: 'Gratis, y los textos se quedan aquí. Más lento y sencillo que un servicio.',
  service: 'Un servicio u otro servidor',
  serviceText: 'OpenAI, Anthropic, Google, Ollama y otros. Los textos van allí; un servicio te los factura.',
  later: 'Más tarde',
  laterText: 'Empieza con el escritor integrado. Esta página se encuentra de nuevo en los ajustes.',
  fixedConnection: 'El ajuste AI_BASE_URL conecta {models} en {host}. Va primero y se cambia allí.',
  site: 'Este sitio',
  siteText: 'Las páginas públicas, la aplicación y los correos usan el nombre y la dirección al momento.',
  name: 'Nombre',
  supportEmail: 'Dirección de ayuda',
  supportHint: 'Adonde escriben los usuarios cuando algo va mal. Se muestra públicamente.',
  signUps: 'Cuentas nuevas',
  signUpsText:
    'Quien encuentre este sitio puede registrarse. Si está desactivado, solo entran las cuentas existentes.',
  lookUps: 'Buscar fuentes',
  lookUpsText:
    'Un DOI, un ISBN o una dirección web se convierten en una fuente completa. Se envían a Crossref, a Open Library o a la propia página.',
  plans: 'Planes',
  plansText:
    'Las palabras se cuentan y se venden más. Si está desactivado, nada se limita y ninguna página menciona planes.',
  plansNeed: 'Se pueden vender planes cuando exista el ajuste {setting}.',
  fixedBy: 'El ajuste {setting} del servidor fija este valor.',
  save: 'Guardar',
  saved: 'Guardado',
  openSettings: 'Abrir',
  openText: 'Modelos para todos, el nombre, las cuentas nuevas y los planes.',
}
