import type { statementTexts as englishStatementTexts } from '../../en/credits/statement.ts'
import type { Translation } from '../../message-types.ts'

export const statementTexts: Translation<typeof englishStatementTexts> = {
  title: 'Extracto de palabras',
  text: 'Lo que se añadió a tus palabras y lo que usó cada texto. Las horas son las de {zone}.',
  exportCsv: 'Exportar CSV',
  failed: 'No se pudo cargar el extracto de palabras',
  empty: 'Aún no se ha usado ninguna palabra.',
  more: 'Mostrar las {count, number} líneas',
  balance: 'Quedan {balance, number}',
  grants: {
    free: 'Palabras del plan gratuito',
    givenBefore: 'Palabras gratuitas: ya se dieron a esta dirección',
    purchase: 'Compra de {plan}',
    upgrade: 'Paso a {plan}',
    cycle: 'Nuevo ciclo de {plan}',
    operator: 'Palabras de un operador',
    invitation: 'Palabras del plan de tu invitación',
  },
  expiries: {
    end: 'El plan terminó',
    refund: 'Se reembolsó un pago',
    dispute: 'Se disputó un pago',
    unpaid: 'Falló un pago',
    operator: 'Palabras retiradas por un operador',
  },
  kinds: {
    grant: 'Palabras de tu plan',
    expire: 'Caducaron palabras del último ciclo',
    humanized: 'Texto humanizado',
    reserved: 'Reservadas para un texto en curso',
  },
}
