package io.tweebyte.lab.judge;

import java.util.Locale;
import java.util.function.ToDoubleFunction;

import io.tweebyte.lab.bench.Fork;

/** What styles are compared by. */
public enum Figure {

	CPU(Fork::cpu),

	/** Of a unit, so that it is the inverse of throughput. */
	TIME(Fork::time);

	private final ToDoubleFunction<Fork> value;

	Figure(ToDoubleFunction<Fork> value) {
		this.value = value;
	}

	double of(Fork fork) {
		return this.value.applyAsDouble(fork);
	}

	/** Returns the name in tables. */
	public String label() {
		return (this == CPU) ? name() : name().toLowerCase(Locale.ROOT);
	}

}
