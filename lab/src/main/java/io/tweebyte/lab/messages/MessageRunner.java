package io.tweebyte.lab.messages;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

import io.tweebyte.lab.messages.MessageShape.Role;
import io.tweebyte.lab.work.ChildJvm;
import io.tweebyte.lab.work.Style;

/**
 * Measures sending and receiving, each style in a JVM of its own, besides the broker's.
 */
public final class MessageRunner {

	private final MessageSource source;

	public MessageRunner(MessageSource source) {
		this.source = source;
	}

	/**
	 * Measures several shapes in all styles.
	 * @param progress gets what is next
	 */
	public List<Delivery> all(List<MessageShape> shapes, Consumer<String> progress)
			throws IOException, InterruptedException {
		List<Delivery> all = new ArrayList<>();
		for (MessageShape shape : shapes) {
			for (Style style : styles(shape)) {
				progress.accept(String.format(Locale.ROOT, "%s: %s, %,d in flight, %d ms each", shape.role().label(),
						style.label(), shape.inFlight(), shape.delay().toMillis()));
				all.add(measure(style, shape, Runs.FEW));
			}
		}
		return all;
	}

	/** Returns the styles that send or receive as many at once. */
	public static List<Style> styles(MessageShape shape) {
		if (shape.role() == Role.SEND) {
			return List.copyOf(Sending.styles().keySet());
		}
		return List.copyOf(((shape.inFlight() == 1) ? Receiving.stylesForOne() : Receiving.styles()).keySet());
	}

	/**
	 * Measures a style when its code is loaded and compiled.
	 * @param runs of one JVM
	 * @return the mean of the runs that are measured
	 * @throws IOException when it fails, or does not do the work of all others
	 */
	public Delivery measure(Style style, MessageShape shape, Runs runs) throws IOException, InterruptedException {
		String topic = (shape.role() == Role.RECEIVE) ? this.source.filled(shape.count()) : "";
		Process probe = ChildJvm
			.of(List.of("-Xms256m", "-Xmx256m"), DeliveryProbe.class.getName(), this.source.start().address(), topic,
					style.name(), shape.role().name(), Integer.toString(shape.count()),
					Integer.toString(shape.inFlight()), Long.toString(shape.delay().toMillis()),
					Integer.toString(runs.before()), Integer.toString(runs.measured()))
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		Delivery delivery = ChildJvm.json(probe, Delivery.class)
			.orElseThrow(() -> new IOException("%s of %s could not be measured; its message is above."
				.formatted(style.label(), shape.role().label())));
		String difference = delivery.outcome().differenceTo(shape.outcome());
		if (!difference.isEmpty()) {
			throw new IOException("%s of %s: %s".formatted(style.label(), shape.role().label(), difference));
		}
		return delivery;
	}

}
