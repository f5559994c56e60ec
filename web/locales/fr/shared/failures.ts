import type { failures as english } from '../../../../texts/failures.ts'
import type { Translation } from '../../message-types.ts'

export const failures: Translation<typeof english> = {
  chatFailed: 'Désolé, je n’ai pas pu générer de réponse. Veuillez réessayer.',
  noResponse: 'Aucune réponse reçue de l’API',
  badResponse: 'Impossible d’obtenir une réponse du serveur',
  chatTimeout: 'La demande a dépassé 2 minutes. Le serveur met trop de temps à répondre.',
  signInToChat: 'Erreur : connectez-vous pour utiliser cette fonction.',
  humanizationFailed: 'L’humanisation a échoué',
  humanizeFailed: 'Le texte n’a pas pu être humanisé',
  humanizeBlank: 'Veuillez saisir un texte à humaniser.',
  humanizeSignIn: 'Vous devez être connecté pour utiliser cette fonction. Rechargez la page et réessayez.',
  processFailed: 'Le texte n’a pas pu être traité. Veuillez réessayer.',
  processError: 'Une erreur est survenue pendant le traitement de votre texte.',
  copyFailed: 'Le texte n’a pas pu être copié dans le presse-papiers.',
  detectBlank: 'Veuillez saisir un texte à analyser.',
  detectTooShort: 'Le texte est trop court pour être analysé',
  detectInvalid: 'Texte non valide. Vérifiez-le et réessayez.',
  detectFailed: 'Une erreur inattendue est survenue pendant l’analyse du texte. Veuillez réessayer.',
  detectFallback: 'L’analyse a échoué. Veuillez réessayer.',
  speechUnsupported:
    'Votre navigateur ne prend pas en charge la reconnaissance vocale. Essayez Chrome ou Edge.',
  speechDenied: 'L’accès au micro a été refusé. Autorisez-le pour utiliser la saisie vocale.',
  outOfWordsFree: 'Plus de mots',
  outOfWordsPro: 'Vous avez utilisé tous vos mots Pro',
  networkError:
    'Erreur réseau : vérifiez que le serveur fonctionne à l’adresse {host}. Redémarrez-le si nécessaire.',
  serverError: 'Erreur du serveur : {status}',
  speechFailed: 'Une erreur est survenue à la mise en place de la reconnaissance vocale : {message}',
}
