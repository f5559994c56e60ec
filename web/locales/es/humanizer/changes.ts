import type { changesTexts as englishChangesTexts } from '../../en/humanizer/changes.ts'
import type { Translation } from '../../message-types.ts'

export const changesTexts: Translation<typeof englishChangesTexts> = {
  change: 'Cambio',
  useTheChange: 'Usar el cambio',
  keepTheOriginal: 'Conservar el original',
  useAllChangesInThis: 'Usar todos los cambios de esta frase',
  keepTheOriginalSentence: 'Conservar la frase original',
  originalKept: 'Se conservó el original. ',
  clickOrPressEnterTo: 'Haz clic o pulsa Intro para elegir.',
  became: 'pasó a ser',
  leftOut: 'omitido',
  added: '(añadido)',
  originalKeptChangeMark: 'Se conservó el original.',
  removed: 'Quitado.',
  becameBefore: '{before} pasó a ser {after}.',
  addedChangeMark: 'Añadido.',
  checkThis: 'Revisar',
  checkThisMeans: 'Dice lo mismo, pero aquí quien escribe con cuidado quizá habría conservado el original.',
  changesToCheck:
    '{count, plural, one {# cambio por revisar} many {# de cambios por revisar} other {# cambios por revisar}}',
  leaveOutChanges: 'Omitir los cambios por revisar',
  locked: 'Protegido: {lock}',
  theResultStillReadsAs: 'El resultado aún suena a IA.',
  isExpectedToReach: 'Se espera que {name} llegue a {percent}.',
  rulesDoNotReach: 'Las reglas integradas no pueden hacer que este texto parezca humano.',
  editGuided:
    'Puedes lograrlo tú: lo que pesa está subrayado con su motivo y la puntuación cambia mientras escribes.',
  editItHere: 'Editar aquí',
  rewritesMoreFreelyThan: '{label} reescribe con más libertad que el motor integrado.',
  rewriteWith: 'Reescribir con {label}',
  try: 'Probar {name}',
  aConnectedLanguageModel:
    'Un modelo de lenguaje conectado reescribe con más libertad: <link>Modelos y claves</link>.',
  anotherWordingOfThis: 'Otra redacción de esta frase, que elegiste tú.',
  writtenByYou: 'Aquí difiere lo que has escrito.',
  theWholeSentence: 'La frase entera',
  original: 'Original',
  rewritten: 'Reescrito',
  otherWording: 'Otra redacción',
}
