/** Beginning of the keys of an error page: any failure but a missing page is told alike. */
export function errorKey(status: number): 'technical_error_404' | 'technical_error_500' {
  return status === 404 ? 'technical_error_404' : 'technical_error_500';
}
