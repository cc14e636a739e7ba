package io.tweebyte.load.planting;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;

import static net.bytebuddy.matcher.ElementMatchers.named;

/** Java agent that plants something in the handler of the scenario user-summary. */
public final class PlantingAgent {

	private static final String CONTROLLER = "io.tweebyte.user.controller.UserController";

	private static final String HANDLER = "summary";

	private PlantingAgent() {
	}

	/**
	 * Is called by the JVM.
	 * @param folder where a file will name what is planted
	 */
	public static void premain(String folder, Instrumentation instrumentation) {
		Planting.watch(Path.of(folder));
		new AgentBuilder.Default().type(named(CONTROLLER))
			.transform(
					(builder, type, loader, module, domain) -> builder.visit(Advice.to(Entry.class).on(named(HANDLER))))
			.installOn(instrumentation);
	}

	/**
	 * Returns the flag of a JVM by which something can be planted in it. In other
	 * services than the user service and without {@link Planting} it does nothing.
	 * @param folder gets the agent's jar
	 */
	static String flag(Path folder) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, source(AgentBuilder.class).toString());
		manifest.getMainAttributes().putValue("Premain-Class", PlantingAgent.class.getName());
		Path jar = folder.resolve("planting.jar");
		try (OutputStream output = Files.newOutputStream(jar);
				JarOutputStream entries = new JarOutputStream(output, manifest)) {
			for (Class<?> type : new Class<?>[] { PlantingAgent.class, Entry.class, Planting.class }) {
				String name = type.getName().replace('.', '/') + ".class";
				entries.putNextEntry(new JarEntry(name));
				try (InputStream bytes = type.getClassLoader().getResourceAsStream(name)) {
					bytes.transferTo(entries);
				}
			}
		}
		return "-javaagent:%s=%s".formatted(jar, folder);
	}

	private static Path source(Class<?> type) {
		return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
	}

	/** Is put at the beginning of the handler. */
	static final class Entry {

		private Entry() {
		}

		@Advice.OnMethodEnter
		static void enter() {
			Planting.enter();
		}

	}

}
