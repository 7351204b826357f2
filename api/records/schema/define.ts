/** Puts a method where decorators expect one that the compiler described. */
export function define(
  proto: object,
  key: string,
  method: (...args: never[]) => unknown,
  parameterTypes: readonly unknown[],
): void {
  Object.defineProperty(proto, key, { value: method, writable: true, configurable: true });
  Reflect.defineMetadata('design:paramtypes', parameterTypes, proto, key);
  Reflect.defineMetadata('design:returntype', Promise, proto, key);
}
