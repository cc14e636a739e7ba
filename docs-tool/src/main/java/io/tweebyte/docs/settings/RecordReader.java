package io.tweebyte.docs.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.JavaSource;
import io.tweebyte.checks.parity.JavaSource.Parsed;
import io.tweebyte.docs.DocsException;

/** Reads the records of settings in one file. */
final class RecordReader {

	private final String path;

	private final Parsed source;

	private final Bounds bounds;

	RecordReader(Project project, String path, Bounds bounds) {
		this.path = path;
		this.source = JavaSource.read(project, path);
		this.bounds = bounds;
	}

	/**
	 * Reads the records, also nested ones.
	 * @throws DocsException if a setting has no description
	 */
	List<SettingsRecord> records() {
		return this.source.types().flatMap((type) -> record(type).stream()).toList();
	}

	private Optional<SettingsRecord> record(ClassTree type) {
		return Annotations.find(type.getModifiers().getAnnotations(), SettingsRecords.ANNOTATION).map((annotation) -> {
			String prefix = Annotations.attribute(annotation, "value").orElseThrow();
			if (type.getKind() != Kind.RECORD) {
				throw new DocsException(
						"%s: %s has settings, but is not a record".formatted(this.path, type.getSimpleName()));
			}
			return new SettingsRecord(prefix, type.getSimpleName().toString(), this.path, comment(type).text(),
					settings(type, prefix));
		});
	}

	private RecordComment comment(ClassTree type) {
		return RecordComment.of(this.source.comment(type));
	}

	private List<Setting> settings(ClassTree type, String prefix) {
		RecordComment comment = comment(type);
		List<Setting> settings = new ArrayList<>();
		for (VariableTree component : variables(type).filter((variable) -> !isStatic(variable)).toList()) {
			String name = prefix + "." + kebabCase(component.getName().toString());
			Optional<ClassTree> nested = nested(type, simpleName(component.getType()));
			if (nested.filter((inner) -> inner.getKind() == Kind.RECORD).isPresent()) {
				settings.addAll(settings(nested.get(), name));
			}
			else {
				settings.add(setting(type, component, name, comment));
			}
		}
		return settings;
	}

	private Setting setting(ClassTree type, VariableTree component, String name, RecordComment comment) {
		String field = component.getName().toString();
		String meaning = comment.components().get(field);
		if (meaning == null) {
			throw new DocsException("%s: %s has no description: write @param %s".formatted(this.path, name, field));
		}
		List<? extends AnnotationTree> annotations = component.getModifiers().getAnnotations();
		Optional<AnnotationTree> standard = Annotations.find(annotations, "DefaultValue");
		return new Setting(name, type.getSimpleName().toString(), Accessors.of(type, field),
				type(type, component.getType()), this.bounds.of(annotations),
				standard.map((annotation) -> Annotations.attribute(annotation, "value").orElse("")),
				standard.isEmpty() && Annotations.find(annotations, "NotBlank").isPresent(), meaning);
	}

	private static ValueType type(ClassTree owner, Tree type) {
		return nested(owner, simpleName(type)).map((choices) -> ValueType.choice(variables(choices)
			.filter((constant) -> simpleName(constant.getType()).contentEquals(choices.getSimpleName()))
			.map((constant) -> constant.getName().toString())
			.toList())).orElseGet(() -> ValueType.of(simpleName(type)));
	}

	private static Optional<ClassTree> nested(ClassTree owner, String name) {
		return owner.getMembers()
			.stream()
			.filter((member) -> member instanceof ClassTree type && type.getSimpleName().contentEquals(name))
			.map(ClassTree.class::cast)
			.findFirst();
	}

	private static Stream<VariableTree> variables(ClassTree type) {
		return type.getMembers().stream().filter(VariableTree.class::isInstance).map(VariableTree.class::cast);
	}

	private static boolean isStatic(VariableTree variable) {
		return variable.getModifiers().getFlags().contains(Modifier.STATIC);
	}

	private static String simpleName(Tree type) {
		return switch (type) {
			case ParameterizedTypeTree generic -> simpleName(generic.getType());
			case AnnotatedTypeTree annotated -> simpleName(annotated.getUnderlyingType());
			default -> type.toString();
		};
	}

	private static String kebabCase(String name) {
		return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
	}

}
