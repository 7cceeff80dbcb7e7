/** One click, by phone, with everything, or after a social network has told who it is. */
export const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const;

export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
