import type { contentTexts as english } from '../en/content.ts'
import type { Translation } from '../message-types.ts'

export const contentTexts: Translation<typeof english> = {
  human: 'humano',
  changes: 'Cambios',
  before: 'Antes',
  after: 'Después',
  aTextBeforeAndAfter: 'Un texto antes y después de humanizarlo',
  aRealRun: 'Un caso real',
  noLanguageModelNothing: 'sin modelo de lenguaje, sin enviar nada',
  passagesLockedEachIntact:
    '{locked, plural, one {# pasaje protegido} many {# de pasajes protegidos} other {# pasajes protegidos}}, todo intacto. Una puntuación es una señal, no una prueba.',
  oneChosenText:
    'Este texto se eligió para mostrar muchos cambios. En todos los textos de prueba, Suave lleva la puntuación IA media de {before} a {after}.',
  sameScore: 'Nuestro propio detector lee este como {score} humano antes y después.',
  upgradeToPro: 'PASAR A PRO',
  tryItWithYourOwn: 'Pruébalo con un texto tuyo',
  noAccountNothingSent: 'Sin cuenta y sin enviar nada.',
  startWritingNow: 'Empieza a escribir',
  whatAreYouWriting: '¿Qué estás escribiendo?',
  yourMessage: 'Tu mensaje',
  askOrPasteAText: 'Pregunta o pega un texto para trabajarlo',
  humanize: 'Humanizar',
  send: 'Enviar',
}
