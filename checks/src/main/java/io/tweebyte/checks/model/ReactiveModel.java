package io.tweebyte.checks.model;

import java.util.List;
import java.util.Set;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/** Rule 6: nothing waits on an event loop, and nothing of the other models is in use. */
public final class ReactiveModel extends ModelRule {

	private ReactiveModel() {
		super(Tree.REACTIVE,
				Set.of("java.sql.", "javax.sql.", "jakarta.persistence.", "jakarta.servlet.", "org.hibernate.",
						"org.springframework.jdbc.", "org.springframework.orm.", "org.springframework.data.jpa.",
						"org.springframework.web.servlet.", "com.zaxxer.hikari.", "io.lettuce.core.api.sync.",
						"org.springframework.data.redis.core.StringRedisTemplate",
						"org.springframework.data.redis.core.RedisTemplate"));
	}

	public static List<String> violations(Project project, JavaClasses classes) {
		return new ReactiveModel().check(project, classes);
	}

	@Override
	String fault(JavaClass type, CodeUnitAccessTarget target) {
		return Waits.isOne(target) ? "a thread waits, and it may be an event loop: compose the publishers instead"
				: null;
	}

}
