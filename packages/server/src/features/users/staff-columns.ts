import { STAFF_FIELDS, type StaffField } from '@toasoan/contract/features/users/staff-fields.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** What the newsroom notes about somebody of its staff. */
export type StaffFacts = Readonly<Record<StaffField, string>>;

export const NO_STAFF_FACTS: StaffFacts = {
  staffTitle: '',
  department: '',
  employeeCode: '',
  phoneExt: '',
  note: '',
};

/** The facts as columns, with the key by which no two accounts have one code. */
export function staffColumns(facts: StaffFacts) {
  return {
    staff_title: facts.staffTitle,
    department: facts.department,
    employee_code: facts.employeeCode,
    employee_key: facts.employeeCode === '' ? null : foldVietnamese(facts.employeeCode),
    phone_ext: facts.phoneExt,
    staff_note: facts.note,
  };
}

export function staffFactsOf(row: Omit<ReturnType<typeof staffColumns>, 'employee_key'>): StaffFacts {
  return {
    staffTitle: row.staff_title,
    department: row.department,
    employeeCode: row.employee_code,
    phoneExt: row.phone_ext,
    note: row.staff_note,
  };
}

/** The facts that an input names. */
export function staffGiven(
  input: Readonly<Partial<Record<StaffField, string | undefined>>>,
): Partial<StaffFacts> {
  const given = STAFF_FIELDS.map((field) => [field, input[field]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
