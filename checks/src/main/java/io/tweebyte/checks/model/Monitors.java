package io.tweebyte.checks.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;

/**
 * Rule 8 for the modules that virtual threads share with other threads: on JDK 21 a
 * virtual thread that waits while it holds a monitor is pinned to its carrier. A class
 * that has monitors is listed, each monitor is a synchronized method, and no such method
 * waits: neither itself nor in what it calls.
 */
public final class Monitors {

	private static final String OWN = "io.tweebyte.";

	/** Beginnings of the names of types whose methods wait for a disk or a server. */
	private static final Set<String> WAITING = Set.of("java.io.File", "java.net.Socket", "java.net.http.",
			"java.nio.file.Files", "java.nio.channels.", "java.sql.", "javax.sql.", "jakarta.persistence.",
			"org.springframework.jdbc.", "org.springframework.transaction.", "org.springframework.web.client.",
			"org.springframework.data.redis.core.", "io.lettuce.core.api.sync.");

	/** What these run is unknown here. */
	private static final Set<String> UNKNOWN = Set.of("java.lang.Runnable", "java.util.concurrent.Callable",
			"java.util.concurrent.Executor", "java.util.function.Supplier", "java.util.function.Consumer",
			"java.util.function.BiConsumer", "java.util.function.Function", "java.util.function.BiFunction");

	private Monitors() {
	}

	/** Checks the classes of {@link Project#SHARED}. */
	public static List<String> violations(Project project, JavaClasses classes) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		if (classes.isEmpty()) {
			violations.add("No module that the trees share has a compiled class: nothing was checked");
		}
		for (JavaClass type : classes) {
			String path = ModelRule.path(project, type);
			if (held(type).findAny().isPresent() && !allowed.allows(path + " locks")) {
				violations.add(path + " has " + held(type).findFirst().orElseThrow() + ", on which a virtual thread "
						+ "may wait: use a ReentrantLock, or list in " + AllowList.PATH + " why nothing waits in it");
			}
			blocks(type).forEach((block) -> violations.add(path + " has " + block + ": make a method of it"));
			methods(type).forEach((method) -> check(path, method, allowed, violations));
		}
		Predicate<String> shared = (subject) -> Project.SHARED.stream()
			.anyMatch((module) -> subject.startsWith(module + "/"));
		violations
			.addAll(allowed.faults(shared.and((subject) -> subject.endsWith(" locks") || subject.contains(" calls "))));
		return violations;
	}

	/** Returns what of a class holds a monitor, in words. */
	static Stream<String> held(JavaClass type) {
		return Stream.concat(methods(type).map((method) -> "the synchronized method " + method.getName()),
				blocks(type).stream());
	}

	private static Stream<JavaMethod> methods(JavaClass type) {
		return type.getMethods().stream().filter((method) -> method.getModifiers().contains(JavaModifier.SYNCHRONIZED));
	}

	private static List<String> blocks(JavaClass type) {
		List<String> blocks = new ArrayList<>();
		new ClassReader(bytes(type)).accept(new ClassVisitor(Opcodes.ASM9) {

			@Override
			public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
					String[] exceptions) {
				return new MethodVisitor(Opcodes.ASM9) {

					@Override
					public void visitInsn(int opcode) {
						if (opcode == Opcodes.MONITORENTER) {
							blocks.add("a synchronized block in " + name);
						}
					}

				};
			}

		}, ClassReader.SKIP_DEBUG);
		return blocks;
	}

	private static byte[] bytes(JavaClass type) {
		try {
			return Files.readAllBytes(Path.of(type.getSource().orElseThrow().getUri()));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Follows the calls of a method, lambdas included, as far as they are of our own. */
	private static void check(String path, JavaMethod method, AllowList allowed, List<String> violations) {
		Set<JavaCodeUnit> found = new HashSet<>(Set.of(method));
		Deque<JavaCodeUnit> followed = new ArrayDeque<>(found);
		while (!followed.isEmpty()) {
			for (JavaCodeUnitAccess<?> access : accesses(followed.remove())) {
				CodeUnitAccessTarget target = access.getTarget();
				String call = target.getOwner().getSimpleName() + "." + target.getName();
				if (waits(target) && !allowed.allows(path + " calls " + call)) {
					violations.add(path + " calls " + call + " (" + access.getOriginOwner().getSimpleName() + ":"
							+ access.getLineNumber() + ") in the synchronized method " + method.getName()
							+ ": wait where no monitor is held, or list why it does not wait");
				}
				targets(target).filter(found::add).forEach(followed::add);
			}
		}
	}

	private static List<JavaCodeUnitAccess<?>> accesses(JavaCodeUnit unit) {
		return unit.getAccessesFromSelf()
			.stream()
			.filter(JavaCodeUnitAccess.class::isInstance)
			.<JavaCodeUnitAccess<?>>map((access) -> (JavaCodeUnitAccess<?>) access)
			.toList();
	}

	private static boolean waits(CodeUnitAccessTarget target) {
		String owner = target.getOwner().getName();
		return Waits.isOne(target) || UNKNOWN.contains(owner) || WAITING.stream().anyMatch(owner::startsWith);
	}

	/** The methods of our own that a call may run: those that override it, too. */
	private static Stream<JavaCodeUnit> targets(CodeUnitAccessTarget target) {
		JavaClass owner = target.getOwner();
		if (!owner.getName().startsWith(OWN)) {
			return Stream.empty();
		}
		Stream<JavaCodeUnit> overriding = owner.getAllSubclasses()
			.stream()
			.flatMap((type) -> type.getCodeUnits().stream())
			.filter((unit) -> unit.getName().equals(target.getName())
					&& unit.getRawParameterTypes().size() == target.getRawParameterTypes().size());
		return Stream.concat(target.resolveMember().stream().map(JavaCodeUnit.class::cast), overriding);
	}

}
