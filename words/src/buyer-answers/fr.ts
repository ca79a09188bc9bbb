import type { SameShape } from '../same-shape.ts'
import type { BuyerAnswers } from './en.ts'

/** Textes des réponses d’un acheteur aux questions de l’équipe, en français. */
export const answers = {
  title: 'Questions de l’organisateur',
  own: 'Vos réponses',
  lead: 'Vous pouvez modifier vos réponses pendant un certain temps. L’organisateur voit toujours les dernières.',
  give: 'Répondre aux questions',
  change: 'Modifier vos réponses',
  missing:
    '{count, plural, one {{organiser} attend encore une réponse de votre part.} other {{organiser} attend encore # réponses de votre part.}}',
  save: 'Enregistrer les réponses',
  refused: 'Les réponses ne peuvent plus être modifiées ici. Veuillez contacter {organiser}.',
  ticket: 'Billet {number, number}, {type}',
  when: 'Seulement si votre réponse à « {label} » est : {choices}',
  choose: 'Veuillez choisir',
  none: 'Sans réponse',
  fileHint: 'Un PDF ou une image, {size} au plus.',
  file: 'Enregistré : {name}. Un nouveau fichier le remplace.',
  removeFile: 'Supprimer ce fichier',
  yes: 'Oui',
  no: 'Non',
  mailHint: 'Avec une adresse e‑mail, un participant reçoit aussi son billet par e‑mail.',
  ofTicket: 'Billet {number, number} : {text}',
  errors: {
    required: 'Répondez à « {label} ».',
    tooLong: 'Écrivez au plus {limit, number} caractères pour « {label} ».',
    characters: 'Écrivez une seule ligne, sans caractères invisibles, pour « {label} ».',
    number: 'Saisissez un nombre pour « {label} », par exemple 12 ou 1,5.',
    tooSmall: 'Saisissez au moins {limit, number} pour « {label} ».',
    tooBig: 'Saisissez au plus {limit, number} pour « {label} ».',
    date: 'Saisissez une date valide pour « {label} ».',
    time: 'Saisissez une heure valide pour « {label} », par exemple 18:30.',
    phone: 'Saisissez un numéro de téléphone pour « {label} », par exemple +33 1 99 00 12 34.',
    unreadable: 'Le fichier pour « {label} » n’est ni un PDF ni une image lisible.',
    tooLarge: 'Choisissez un fichier de {size} au plus pour « {label} ».',
    file: 'Le fichier pour « {label} » ne peut pas être enregistré maintenant. Vérifiez vos autres réponses.',
    choice: 'Les choix pour « {label} » ont changé. Veuillez choisir à nouveau.',
    attendeeName: 'Billet {number, number} : saisissez le nom du participant.',
    attendeeEmail: 'Billet {number, number} : saisissez l’adresse e‑mail du participant.',
  },
} as const satisfies SameShape<BuyerAnswers>
