package io.tweebyte.load.record;

/**
 * What a process occupies before it gets load, just after a full garbage collection;
 * {@code NaN} for what it does not tell.
 *
 * @param resident bytes of memory
 * @param heap bytes of live objects
 * @param threads threads of the operating system
 */
public record Footprint(double resident, double heap, double threads) {
}
