package io.tweebyte.shared.token;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.springframework.security.access.prepost.PreAuthorize;

/** Users act as themselves: {@code userId} must be the caller, else 403. */
// the bean needs the caller as an argument: in the reactive tree no thread holds it
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@PreAuthorize("@ownership.is(authentication, #userId)")
public @interface AsYourself {

}
