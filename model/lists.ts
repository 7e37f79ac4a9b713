/** "milk, eggs and fish" */
export const andList = new Intl.ListFormat('en-GB');
/** "milk, eggs or fish" */
export const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
