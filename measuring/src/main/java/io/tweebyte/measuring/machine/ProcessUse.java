package io.tweebyte.measuring.machine;

import java.util.Collection;
import java.util.function.ToDoubleFunction;

import io.tweebyte.measuring.machine.JvmCounters.Reading;

/**
 * What a process used in a time. What cannot be read is {@code NaN}, such as the heap of
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

	/** Where no process is known. */
	public static final ProcessUse UNKNOWN = new ProcessUse(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN,
			Double.NaN, Double.NaN, Double.NaN, Double.NaN);

	static ProcessUse between(CpuMoment begin, CpuMoment end, Reading before, Reading after) {
		return new ProcessUse(end.since(begin), end.user() - begin.user(), end.system() - begin.system(),
				end.threads().jitSince(begin.threads()), end.threads().gcSince(begin.threads()),
				end.threads().switchesSince(begin.threads()), after.allocated() - before.allocated(),
				after.collections() - before.collections(), after.collecting() - before.collecting());
	}

	/** Returns milliseconds of CPU without JIT compilation, which is done once. */
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

	/** Returns the part of each of several pieces of work. */
	public ProcessUse dividedBy(long pieces) {
		return new ProcessUse(this.cpu / pieces, this.user / pieces, this.system / pieces, this.jit / pieces,
				this.gc / pieces, this.switches / pieces, this.allocated / pieces, this.collections / pieces,
				this.collecting / pieces);
	}

	private double known(ProcessUse other, ToDoubleFunction<ProcessUse> figure) {
		double own = figure.applyAsDouble(this);
		double more = figure.applyAsDouble(other);
		return Double.isNaN(own) ? more : own + (Double.isNaN(more) ? 0 : more);
	}

}
