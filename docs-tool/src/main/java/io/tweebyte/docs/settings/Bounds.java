package io.tweebyte.docs.settings;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import com.sun.source.tree.AnnotationTree;

/** Writes the values that the constraints of Bean Validation allow. */
final class Bounds {

	private static final Map<String, String> UNITS = Map.of("millis", "ms", "seconds", "s", "minutes", "m", "hours",
			"h", "days", "d");

	private final Function<String, List<? extends AnnotationTree>> annotationTypes;

	/**
	 * Creates a writer.
	 * @param annotationTypes returns the annotations of an annotation type of the
	 * project, given its simple name; none for other types
	 */
	Bounds(Function<String, List<? extends AnnotationTree>> annotationTypes) {
		this.annotationTypes = annotationTypes;
	}

	/** Returns the allowed values; empty if the annotations do not restrict them. */
	Optional<String> of(List<? extends AnnotationTree> annotations) {
		Optional<String> least = first(annotations, Bounds::least);
		Optional<String> most = first(annotations, Bounds::most);
		if (least.isPresent() && most.isPresent()) {
			return Optional.of(least.get() + " to " + most.get());
		}
		if (Annotations.find(annotations, "NotBlank").isPresent()) {
			return Optional.of("not empty");
		}
		return first(annotations, (annotation) -> of(this.annotationTypes.apply(Annotations.name(annotation))));
	}

	private static Optional<String> first(List<? extends AnnotationTree> annotations,
			Function<AnnotationTree, Optional<String>> bound) {
		return annotations.stream().flatMap((annotation) -> bound.apply(annotation).stream()).findFirst();
	}

	private static Optional<String> least(AnnotationTree annotation) {
		return bound(annotation, "min", "DurationMin");
	}

	private static Optional<String> most(AnnotationTree annotation) {
		return bound(annotation, "max", "DurationMax");
	}

	private static Optional<String> bound(AnnotationTree annotation, String ofRange, String ofDuration) {
		String name = Annotations.name(annotation);
		if (name.equals("Range")) {
			return Annotations.attribute(annotation, ofRange)
				.map((number) -> String.format(Locale.ROOT, "%,d", Long.parseLong(number)));
		}
		return name.equals(ofDuration) ? Optional.of(duration(annotation)) : Optional.empty();
	}

	private static String duration(AnnotationTree annotation) {
		return annotation.getArguments()
			.stream()
			.map(Annotations::attribute)
			.filter(UNITS::containsKey)
			.map((unit) -> Annotations.attribute(annotation, unit).orElseThrow() + UNITS.get(unit))
			.findFirst()
			.orElse("0s");
	}

}
