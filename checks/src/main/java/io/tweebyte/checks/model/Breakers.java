package io.tweebyte.checks.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;

/**
 * Breakers, retries and the like are woven in by a proxy around a bean: on a method that
 * its own class calls, or that a proxy cannot override, the annotation does nothing. What
 * is answered instead must be public, or two failures at once collide.
 */
public final class Breakers {

	private static final String ANNOTATIONS = "io.github.resilience4j.";

	private static final String COMPONENT = "org.springframework.stereotype.";

	private static final String BEAN = "org.springframework.context.annotation.Bean";

	private Breakers() {
	}

	public static List<String> violations(JavaClasses classes) {
		List<String> violations = new ArrayList<>();
		Set<JavaClass> beans = beans(classes);
		for (JavaClass type : classes) {
			boolean whole = guarded(type.getAnnotations());
			for (JavaMethod method : type.getMethods()) {
				if (whole || guarded(method.getAnnotations())) {
					check(type, method, beans, violations);
				}
			}
		}
		return violations;
	}

	private static boolean guarded(Iterable<? extends JavaAnnotation<?>> annotations) {
		for (var annotation : annotations) {
			if (annotation.getRawType().getName().startsWith(ANNOTATIONS)) {
				return true;
			}
		}
		return false;
	}

	private static void check(JavaClass type, JavaMethod method, Set<JavaClass> beans, List<String> violations) {
		String name = type.getName() + "." + method.getName();
		method.getCallsOfSelf()
			.stream()
			.filter((call) -> outermost(call.getOriginOwner()).equals(outermost(type)))
			.findFirst()
			.ifPresent((call) -> violations
				.add(name + " is guarded by an annotation but called by its own class (" + call.getOrigin().getName()
						+ "), past the proxy, so the breaker never fires: move it to a bean of its own"));
		if (method.getModifiers().contains(JavaModifier.PRIVATE) || method.getModifiers().contains(JavaModifier.FINAL)
				|| method.getModifiers().contains(JavaModifier.STATIC)
				|| type.getModifiers().contains(JavaModifier.FINAL)) {
			violations.add(name + " is guarded by an annotation that no proxy can honour: make neither the method "
					+ "private, static or final nor its class final");
		}
		fallbacks(type, method).filter((fallback) -> !fallback.getModifiers().contains(JavaModifier.PUBLIC))
			.forEach((fallback) -> violations.add(type.getName() + "." + fallback.getName() + " is answered instead of "
					+ name + ", but is not public: the library opens and closes such a "
					+ "method anew for each failure, and of two at once one fails: make it public"));
		if (!beans.contains(type) && !type.isInterface()) {
			violations.add(name + " is guarded by an annotation, but its class is no bean: annotate the class, or make "
					+ "it in a @Bean method, so that Spring wraps it in a proxy");
		}
	}

	private static Stream<JavaMethod> fallbacks(JavaClass type, JavaMethod method) {
		Set<Object> names = Stream.concat(type.getAnnotations().stream(), method.getAnnotations().stream())
			.filter((annotation) -> annotation.getRawType().getName().startsWith(ANNOTATIONS))
			.flatMap((annotation) -> annotation.get("fallbackMethod").stream())
			.collect(Collectors.toSet());
		return type.getMethods().stream().filter((candidate) -> names.contains(candidate.getName()));
	}

	private static Set<JavaClass> beans(JavaClasses classes) {
		Stream<JavaClass> annotated = classes.stream()
			.filter((type) -> type.getAnnotations()
				.stream()
				.anyMatch((annotation) -> annotation.getRawType().getName().startsWith(COMPONENT)));
		Stream<JavaClass> made = classes.stream()
			.flatMap((type) -> type.getMethods().stream())
			.filter((method) -> method.isAnnotatedWith(BEAN))
			.map(JavaMethod::getRawReturnType);
		return Stream.concat(annotated, made).collect(Collectors.toSet());
	}

	private static JavaClass outermost(JavaClass type) {
		return type.getEnclosingClass().map(Breakers::outermost).orElse(type);
	}

}
