import { AccountDeletion, TeamDeletion } from '../deletions.ts'
import { route } from '../http/route.ts'

export const deletions = {
  viewTeam: route('GET /teams/{id}/deletion', {
    summary: 'Get the consequences of deleting a team, and what keeps it from being deleted',
    access: 'team:delete',
    sessionOnly: true,
    answer: TeamDeletion,
    refused: ['not-found'],
  }),
  deleteTeam: route('DELETE /teams/{id}', {
    summary: 'Permanently delete a team. Amounts of paid orders are kept for as long as tax law requires',
    access: 'team:delete',
    recentSignIn: 'five minutes',
    refused: ['not-found', 'conflict'],
  }),
  viewAccount: route('GET /me/deletion', {
    summary: 'Get what happens to the teams of the account when it is deleted',
    access: 'account',
    answer: AccountDeletion,
  }),
  deleteAccount: route('DELETE /me', {
    summary: 'Permanently delete the account, and the teams in which it is the only member',
    access: 'account',
    recentSignIn: 'five minutes',
    refused: ['conflict'],
  }),
  exportAccount: route('GET /me/export', {
    summary: 'Get everything that Foyer has stored about the account, as a JSON file',
    access: 'account',
    recentSignIn: 'two hours',
    file: 'application/json',
  }),
}
