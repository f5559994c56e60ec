import type { letters as englishLetters } from '../en/letters.ts'
import type { Translation } from '../message-types.ts'

export const letters: Translation<typeof englishLetters> = {
  question: '¿No recibir más {mails}?',
  stopped: 'No recibir más {mails}',
  deadTitle: 'Este enlace no funciona',
  explanation:
    'Los correos de este tipo dejarán de llegar a la cuenta que recibió este. Los demás correos siguen igual.',
  alreadyOff:
    'Los correos de este tipo ya están desactivados para la cuenta que recibió este. Puedes volver a activarlos en tus ajustes.',
  deadExplanation: 'No se cambió nada. En tus ajustes también puedes elegir qué correos recibes.',
  done: 'Hecho. Puedes volver a activarlos en tus ajustes.',
  incomplete: 'No está completo. A veces los enlaces largos se cortan por el camino.',
  unsubscribe: 'Darme de baja',
  toSettings: 'Ir a tus ajustes',
}
