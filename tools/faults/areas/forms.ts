import type { Fault } from '../fault.ts'

const auth = 'apps/web/src/features/auth'
const profile = 'apps/web/src/features/profile'

export const formFaults: readonly Fault[] = [
  {
    id: 'login-error-of-an-untouched-field',
    says: 'The login says that a field is wrong in which nothing was typed yet.',
    file: `${auth}/login/login-form.tsx`,
    symbol: 'errorOf',
    find: 'formState.dirtyFields[name] || formState.submitCount > 0 ? formState.errors[name]?.message : undefined',
    replace: 'formState.errors[name]?.message',
    seenBy: [`${auth}/login/login-form.dom.test.tsx`],
  },
  {
    id: 'login-sent-twice',
    says: 'Two quick presses send the login twice.',
    file: `${auth}/login/use-log-in.ts`,
    symbol: 'useLogIn',
    find: 'const { run, refusal, forget } = useAction<[LoginFields], Refused>(',
    // Only the refusal is stored by the action; the request is sent outside it.
    replace: `const useLastRefusal = (send: (fields: LoginFields) => Promise<Refused | void>, first: Refused | null) => {
    const { run, refusal, forget } = useAction<[Refused | void], Refused>(async (reason) => reason, first)
    return { run: async (fields: LoginFields) => run(await send(fields)), refusal, forget }
  }
  const { run, refusal, forget } = useLastRefusal(`,
    seenBy: [`${auth}/login/login-form.dom.test.tsx`],
  },
  {
    id: 'login-refusal-stays',
    says: 'The refusal of the last try stays under the password while another one is typed.',
    file: `${auth}/login/login-form.tsx`,
    symbol: 'forget',
    find: 'forgetProblem() code.forgetProblem()',
    replace: 'if (isByCode) forgetProblem()\n    code.forgetProblem()',
    seenBy: [`${auth}/login/login-form.dom.test.tsx`],
  },
  {
    id: 'refused-field-not-marked',
    says: 'The registration does not say which field the server has refused.',
    file: `${auth}/registration/registration-form.tsx`,
    symbol: 'errorOf',
    find: 'refused[name] ?? (formState.dirtyFields[name] ? formState.errors[name]?.message : undefined)',
    replace: 'formState.dirtyFields[name] ? formState.errors[name]?.message : refused[name]',
    seenBy: [`${auth}/registration/registration-form.dom.test.tsx`],
  },
  {
    id: 'refused-field-stays-wrong',
    says: 'What the server has refused stays marked after the field was corrected.',
    file: `${auth}/registration/registration-form.tsx`,
    symbol: 'bind',
    find: 'register(name, { onChange: () => forget(name) })',
    replace: "register(name, { onChange: () => forget('email') })",
    seenBy: [`${auth}/registration/registration-form.dom.test.tsx`],
  },
  {
    id: 'breached-password-beside-the-old-one',
    says: 'That a new password is known to thieves is said beside the field of the old one.',
    file: `${profile}/security/change-password-modal.tsx`,
    symbol: 'placeOf',
    find: "breached_password: 'newPassword'",
    replace: "breached_password: 'password'",
    seenBy: ['apps/web/src/app/change-password-modal.dom.test.tsx'],
  },
  {
    id: 'own-data-dirty-after-saving',
    says: 'After saving, the form still offers to save and to undo.',
    file: `${profile}/own-data-form.tsx`,
    symbol: 'OwnDataForm',
    find: 'letGo() reset(wanted, givenUp)',
    replace: 'letGo()',
    seenBy: [`${profile}/own-data-form.dom.test.tsx`, 'e2e/accounts › own data are refused'],
  },
]
