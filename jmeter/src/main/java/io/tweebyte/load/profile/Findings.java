package io.tweebyte.load.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.Sentence;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.profile.Layers;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.table.Format;
import org.springframework.util.StringUtils;

/** Says in a few sentences where a difference arises. */
record Findings(Profile profile, Layers layers) {

	private static final int MOST = 4;

	/** Of the ratio, between rounds with and without recordings. */
	private static final double DISTORTED = 0.1;

	List<String> sentences() {
		List<String> sentences = new ArrayList<>();
		if (this.profile.others().isEmpty()) {
			sentences.add("%s needs %s of CPU per request for %s.".formatted(
					StringUtils.capitalize(this.profile.reference().label()), amount(this.profile.reference().work()),
					noun()));
			sentences.add("Most of it: " + greatest(this.profile.reference().byLayer(this.layers), false) + ".");
		}
		this.profile.result()
			.withReference(this.profile.result().run().order().users().getFirst())
			.forEach((comparison) -> add(comparison, sentences));
		return sentences;
	}

	private String noun() {
		return this.profile.result().blocks().getFirst().scenario().noun();
	}

	private void add(Comparison comparison, List<String> sentences) {
		BackendProfile reference = this.profile.reference();
		BackendProfile other = this.profile.others()
			.stream()
			.filter((one) -> one.label().equals(comparison.backend()))
			.findFirst()
			.orElseThrow();
		sentences.add(Sentence.of(comparison, false));
		sentences.add("CPU per request: %s in %s, %s in %s.".formatted(amount(reference.work()), reference.label(),
				amount(other.work()), other.label()));
		sentences.add("%s against %s by process: %s.".formatted(StringUtils.capitalize(other.label()),
				reference.label(), greatest(difference(works(reference), works(other)), true)));
		sentences.add("The greatest differences by layer: %s."
			.formatted(greatest(difference(reference.byLayer(this.layers), other.byLayer(this.layers)), true)));
		sentences.add("Allocated per request: %s in %s, %s in %s.".formatted(bytes(reference), reference.label(),
				bytes(other), other.label()));
		comparison.ratio().ifPresent((ratio) -> addDistortion(other.label(), ratio.value(), sentences));
	}

	private void addDistortion(String label, double ratio, List<String> sentences) {
		PairedRatio before = this.profile.before().get(label);
		if (before != null) {
			boolean isDistorted = Math.abs(Math.log(ratio / before.value())) > Math.log(1 + DISTORTED);
			sentences.add(String.format(Locale.ROOT, "The ratio was %.2f with recordings and %.2f without%s.", ratio,
					before.value(), isDistorted ? ": profiling distorts" : ""));
		}
	}

	private static Map<List<String>, Double> works(BackendProfile backend) {
		Map<List<String>, Double> works = new HashMap<>();
		backend.use().forEach((process, use) -> works.put(List.of(process), use.work()));
		return works;
	}

	private static Map<List<String>, Double> difference(Map<List<String>, Double> reference,
			Map<List<String>, Double> other) {
		Map<List<String>, Double> difference = new HashMap<>(other);
		reference.forEach((key, millis) -> difference.merge(key, -millis, Double::sum));
		return difference;
	}

	private String greatest(Map<List<String>, Double> figures, boolean signed) {
		return figures.entrySet()
			.stream()
			.sorted(Comparator
				.comparingDouble((Map.Entry<List<String>, Double> figure) -> -Math.abs(figure.getValue())))
			.limit(MOST)
			.map((figure) -> String.join(": ", figure.getKey()) + " " + ((signed && figure.getValue() > 0) ? "+" : "")
					+ amount(figure.getValue()))
			.collect(Collectors.joining(", "));
	}

	private String amount(double millis) {
		return Format.MILLIS.text(millis * this.profile.perMilli()) + " " + this.profile.unit();
	}

	private static String bytes(BackendProfile backend) {
		return Format.BYTES.text(ProcessUse.sum(backend.use().values()).allocated());
	}

}
