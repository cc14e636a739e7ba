package io.tweebyte.load.record;

import java.util.Collection;
import java.util.function.ToDoubleFunction;

/**
 * What a process used in a slice. What cannot be read is {@code NaN}, such as the heap of
 * a process that is no JVM.
 *
 * @param cpu milliseconds of CPU
 * @param user part of them in user mode, in steps of 10 ms
 * @param system part of them in the kernel, in steps of 10 ms
 * @param jit part of them in JIT compilers
 * @param gc part of them in threads of garbage collectors and the JVM itself
 * @param switches how often its threads got a core
 * @param allocated bytes of heap
 * @param collections how many garbage collections there were
 * @param collecting milliseconds of garbage collections by the clock
 */
public record ProcessUse(double cpu, double user, double system, double jit, double gc, double switches,
		double allocated, double collections, double collecting) {

	/** Nothing at all. */
	public static final ProcessUse NONE = new ProcessUse(0, 0, 0, 0, 0, 0, 0, 0, 0);

	/**
	 * Returns milliseconds of CPU without JIT compilation, which is done once and not for
	 * a request.
	 */
	public double work() {
		return this.cpu - (Double.isNaN(this.jit) ? 0 : this.jit);
	}

	/** Returns what all of them used together. */
	public static ProcessUse sum(Collection<ProcessUse> uses) {
		return uses.stream().reduce(NONE, ProcessUse::plus);
	}

	/** Returns what two used together; what one of them does not tell is left out. */
	public ProcessUse plus(ProcessUse other) {
		return new ProcessUse(known(other, ProcessUse::cpu), known(other, ProcessUse::user),
				known(other, ProcessUse::system), known(other, ProcessUse::jit), known(other, ProcessUse::gc),
				known(other, ProcessUse::switches), known(other, ProcessUse::allocated),
				known(other, ProcessUse::collections), known(other, ProcessUse::collecting));
	}

	/** Returns what one of several requests used. */
	public ProcessUse perRequest(long requests) {
		return new ProcessUse(this.cpu / requests, this.user / requests, this.system / requests, this.jit / requests,
				this.gc / requests, this.switches / requests, this.allocated / requests, this.collections / requests,
				this.collecting / requests);
	}

	private double known(ProcessUse other, ToDoubleFunction<ProcessUse> figure) {
		double own = figure.applyAsDouble(this);
		double more = figure.applyAsDouble(other);
		return Double.isNaN(own) ? more : own + (Double.isNaN(more) ? 0 : more);
	}

}
